import { TodayPage } from '#features/admin/today/today-page.tsx'

export default function TodayScreen() {
  return <TodayPage />
}
