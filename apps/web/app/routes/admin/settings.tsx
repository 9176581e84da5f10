import { SettingsPage } from '#features/settings/settings-page.tsx'

export default function Settings() {
  return <SettingsPage />
}
