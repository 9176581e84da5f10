import { textLinkLook } from '#ui/text-link-look.ts'
import { useStep } from './step-context.ts'

/** Stands in running text, as a link would; it opens the idea where one is. */
export function RewordButton() {
  const { onReword } = useStep()
  return (
    <button type="button" onClick={onReword} className={textLinkLook('min-h-6')}>
      Say it in other words
    </button>
  )
}
