import { FieldDeskPage } from '#features/forecast/field-desk/field-desk-page.tsx'

export default function FieldDeskScreen() {
  return <FieldDeskPage />
}
