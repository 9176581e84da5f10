import { ContactRulesPage } from '#features/contact-rules/contact-rules-page.tsx'

export default function ContactRules() {
  return <ContactRulesPage />
}
