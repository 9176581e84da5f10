import { TodayPage } from '#features/administration/today/today-page.tsx'

export default function TodayScreen() {
  return <TodayPage />
}
