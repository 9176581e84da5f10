import { compile, type FormatCallback } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Without one that they know, some mail programs lay tables out as twenty years ago. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** An address on a line of its own is found, and copied, without what stands before it. */
const formatButton: FormatCallback = (button, walk, builder) => {
  walk(button.children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(button.attribs.href, { noWordTransform: true })
}

/** Below each other, each with its address and nothing after it. */
const formatChoice: FormatCallback = (choice, walk, builder) => {
  walk(choice.children, builder)
  builder.addInline(': ')
  builder.addInline(choice.attribs.href, { noWordTransform: true })
  builder.addLineBreak()
}

/** Made once: making it takes five times as long as converting a mail. */
const toPlainText = compile({
  wordwrap: false,
  // What somebody wrote in lines stays in lines; our own markup has none.
  preserveNewlines: true,
  formatters: { button: formatButton, choice: formatChoice },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a[data-button=true]', format: 'button' },
    { selector: 'a[data-choice=true]', format: 'choice' },
    { selector: 'a[href^="tel:"]', format: 'inline' },
    // In brackets, so that the sentence's full stop isn't taken for a part of the address.
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    // Capitals shout, and hide how a name is written.
    { selector: 'h1', options: { uppercase: false } },
  ],
})

/** The two bodies of a mail. Every mail has both: some people read plain text by choice. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  const html = renderToStaticMarkup(mail)
  return { html: DOCTYPE + html, text: toPlainText(html) }
}
