import { strToU8, type Zippable, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELATIONS = `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const run = (line: string) => `<w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r>`
const paragraph = (text: string) =>
  `<w:p>${text.split('\n').map(run).join('<w:r><w:br/></w:r>')}</w:p>`

/** Makes a Word file with these paragraphs, plus any other files its archive should contain. */
export function makeWordFile(
  paragraphs: readonly string[],
  extra: Zippable = {},
): Uint8Array<ArrayBuffer> {
  const body = paragraphs.map(paragraph).join('')
  const document = `${HEAD}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(document),
    ...extra,
  })
}
