// Writes a brotli and a gzip copy next to every file in the built site that's worth compressing, so
// the server never compresses while a visitor waits.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(
  '.css .html .ico .js .json .map .mjs .svg .txt .vtt .wasm .webmanifest .xml'.split(' '),
)
/** For files smaller than this, the extra headers cost more than compression saves. */
const SMALLEST = 256

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(path: string): Promise<number> {
  const content = await readFile(path)
  if (content.length < SMALLEST) return 0
  const copies = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }).then((data) => ({ path: `${path}.br`, data })),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((data) => ({
      path: `${path}.gz`,
      data,
    })),
  ])
  const smaller = copies.filter(({ data }) => data.length < content.length)
  await Promise.all(smaller.map((copy) => writeFile(copy.path, copy.data)))
  return smaller.length
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: compress-web.ts <folder>')
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const paths = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
// Start all files at once. zlib runs in Node's thread pool, which limits concurrency.
const written = await Promise.all(paths.map(compress))
console.log(`Wrote ${written.reduce((sum, count) => sum + count, 0)} compressed files.`)
