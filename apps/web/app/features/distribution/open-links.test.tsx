import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { closeToasts } from '#testing/close-toasts.ts'
import { fakeApi, Surroundings } from '#testing/fake-api.tsx'
import { OpenLinks } from './open-links.tsx'

const POSTER = {
  ...{ id: 3, slug: 'k7m2p9xw3d', source: 'Poster', maxEntries: 100, entries: 20 },
  ...{ confirmed: 12, finished: 10, qualified: 4, booked: 2 },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', closedAt: null, isOpen: true },
}
const PATH = '/admin/distributions/7/links'

afterEach(() => vi.unstubAllGlobals())

const shown = (isFinished = false) =>
  render(
    <Surroundings>
      <OpenLinks distributionId={7} isFinished={isFinished} />
    </Surroundings>,
  )

test('shows how far people got through each link, and why a link is closed', async () => {
  const full = { ...POSTER, id: 4, source: 'Newsletter', entries: 100, isOpen: false }
  fakeApi({ [`GET ${PATH}`]: [POSTER, full] })
  const screen = await shown()
  await expect
    .element(screen.getByText('20 of 100 started, 12 confirmed, 10 finished, 4 qualify, 2 booked'))
    .toBeVisible()
  await expect.element(screen.getByText('Full')).toBeVisible()
  await expectAccessible(screen.container)
})

test('creates a link with a source and a limit', async () => {
  const sent = fakeApi({ [`GET ${PATH}`]: [], [`POST ${PATH}`]: POSTER })
  const screen = await shown()
  await screen.getByRole('button', { name: 'Create a link' }).click()
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Where will you share the link?'), 'Poster')
  await userEvent.fill(dialog.getByLabelText('Stop after'), '100')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect
    .poll(() => sent)
    .toEqual([{ call: `POST ${PATH}`, body: { source: 'Poster', maxEntries: 100 } }])
})

test('says where to find the link if the browser doesn’t let us copy it', async () => {
  fakeApi({ [`GET ${PATH}`]: [POSTER] })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  const screen = await shown()
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(screen.getByText(/didn’t let us copy the link/)).toBeVisible()
  await closeToasts()
  await screen.getByRole('button', { name: 'QR code' }).click()
  await expect.element(screen.getByText(/\/join\/k7m2p9xw3d$/)).toBeVisible()
})

test('downloads the QR code for print, in a file named after the link’s source', async () => {
  fakeApi({ [`GET ${PATH}`]: [{ ...POSTER, source: 'Poster, Carlton library' }] })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:saved'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const screen = await shown()
  await screen.getByRole('button', { name: 'QR code' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Download SVG' }).click()
  await dialog.getByRole('button', { name: 'Download PNG' }).click()
  await expect
    .poll(() => names)
    .toEqual(['qr-code-poster-carlton-library.svg', 'qr-code-poster-carlton-library.png'])
  await expectAccessible(dialog.element())
  vi.restoreAllMocks()
  const [svg, png] = files
  expect(await svg?.text()).toMatch(/^<svg xmlns=/)
  const picture = await createImageBitmap(png ?? new Blob())
  expect(picture.width).toBeGreaterThanOrEqual(1000)
  expect(picture.width).toBe(picture.height)
})

test('closes a link', async () => {
  const sent = fakeApi({ [`GET ${PATH}`]: [POSTER], 'PATCH /admin/links/3': POSTER })
  const screen = await shown()
  await screen.getByRole('button', { name: 'Close', exact: true }).click()
  await expect
    .poll(() => sent)
    .toEqual([{ call: 'PATCH /admin/links/3', body: { isClosed: true } }])
})

test('hides the section about open links in a finished study that never had one', async () => {
  fakeApi({ [`GET ${PATH}`]: [] })
  const screen = await shown(true)
  await expect.element(screen.getByText('Open links')).not.toBeInTheDocument()
})
