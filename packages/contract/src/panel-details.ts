/**
 * What people can tell us about themselves when they join the panel, in the form's order. Forms,
 * emails, exports, imports and each member's own page use this list. A new detail also needs a
 * column in both tables of `db/schema/panel.ts`, and the privacy policy has to name it.
 */
export const PANEL_DETAILS = {
  name: { label: 'Name', placeholder: 'Your Name', autoComplete: 'name', max: 200 },
  postcode: {
    label: 'Postcode',
    placeholder: 'Postcode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    max: 12,
  },
  phone: {
    label: 'Phone',
    placeholder: 'Your Phone number',
    autoComplete: 'tel',
    type: 'tel',
    max: 40,
  },
} as const

export type PanelDetail = keyof typeof PANEL_DETAILS
export type PanelDetails = Record<PanelDetail, string | null>

export const DETAIL_NAMES = Object.keys(PANEL_DETAILS) as PanelDetail[]
/** All details except the name. Only the panel form asks for these. */
export const BESIDES_NAME = DETAIL_NAMES.filter((name) => name !== 'name')

export const everyDetail = <Value>(detailOf: (name: PanelDetail) => Value) =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, detailOf(name)])) as Record<
    PanelDetail,
    Value
  >
export const NO_DETAILS = everyDetail(() => null)
export const detailsOf = (person: PanelDetails) => everyDetail((name) => person[name])
