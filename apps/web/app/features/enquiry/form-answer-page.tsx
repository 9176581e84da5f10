/**
 * The page around every answer to a form sent without JavaScript. The server puts the answer into
 * the inner element, which must stay exactly FORM_ANSWER_PLACE, and its title into the page's.
 */
export function FormAnswerPage() {
  return (
    <div className="form-answer mx-auto w-full max-w-page px-5 py-12 md:px-18 md:py-18">
      <div id="form-answer" />
    </div>
  )
}
