/**
 * The page that shows the result of submitting a form without JavaScript. The server inserts the
 * result into the inner element, which must match FORM_ANSWER_PLACE exactly, and sets the page's
 * title.
 */
export function FormAnswerPage() {
  return (
    <div className="form-answer mx-auto w-full max-w-page px-5 py-12 md:px-18 md:py-18">
      <div id="form-answer" />
    </div>
  )
}
