import { compile, type FormatCallback } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Without a standard doctype, some email programs use quirks mode. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** In plain text, puts a button's URL on its own line, where it's easier to find and copy. */
const formatButton: FormatCallback = (button, walk, builder) => {
  walk(button.children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(button.attribs.href, { noWordTransform: true })
}

/** In plain text, puts each choice on its own line, followed by its URL. */
const formatChoice: FormatCallback = (choice, walk, builder) => {
  walk(choice.children, builder)
  builder.addInline(': ')
  builder.addInline(choice.attribs.href, { noWordTransform: true })
  builder.addLineBreak()
}

/** We compile this once, because compiling takes five times as long as converting an email. */
const toPlainText = compile({
  wordwrap: false,
  // Keeps line breaks in people's own text. Our markup has none.
  preserveNewlines: true,
  formatters: { button: formatButton, choice: formatChoice },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a[data-button=true]', format: 'button' },
    { selector: 'a[data-choice=true]', format: 'choice' },
    { selector: 'a[href^="tel:"]', format: 'inline' },
    // Puts URLs in brackets, so a full stop after one doesn't become part of it.
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    // Keeps the case of headings, because capitals look like shouting and change how a name is
    // written.
    { selector: 'h1', options: { uppercase: false } },
  ],
})

/** An email's HTML and plain text. Every email has both, because some people prefer plain text. */
export function renderEmail(mail: ReactElement): { html: string; text: string } {
  const html = renderToStaticMarkup(mail)
  return { html: DOCTYPE + html, text: toPlainText(html) }
}
