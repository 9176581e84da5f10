import { FieldList } from '#features/profile/field-list.tsx'

export default function ProfileFields() {
  return (
    <>
      <h1 className="mb-5 text-h2">Profile fields</h1>
      <FieldList />
    </>
  )
}
