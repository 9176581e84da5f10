/** A link to the page's content. It's the first tab stop. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-button bg-notice px-4 py-3 font-semibold text-on-notice focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}
