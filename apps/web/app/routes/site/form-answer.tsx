import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [
  { title: tabTitle('Your message') },
  { name: 'robots', content: 'noindex' },
]

/**
 * The frame of every answer to a form that was sent without JavaScript. The server puts the answer into
 * the inner element, which must stay exactly FORM_ANSWER_PLACE, and its title into the page's.
 */
export default function FormAnswer() {
  return (
    <div className="form-answer mx-auto w-full max-w-page px-5 py-12 md:px-18 md:py-18">
      <div
        id="form-answer"
        // What the server put there stays: it's no business of our code.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty here
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </div>
  )
}
