import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './scripts/building/class-names.ts'

/** Every public page would carry the list of all that the views of all blocks import: their sheets are linked by the page that holds them. */
const viewsWithoutLists: Plugin = {
  name: 'views-without-lists',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => id.endsWith('/registry/block-views.ts'))) continue
        chunk.code = chunk.code
          .replace(/^const __vite__mapDeps=.*\n/, '')
          .replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
      }
    },
  },
}

/** What nearly every page needs and is too little for a script of its own: each would cost more than it holds. */
const small =
  /\/src\/(?:platform\/http\/client\/(?:quiet|failed)-call|ui\/(?:theme\/classes|state\/toast\/toast-ms)|domain\/(?:locale\/fill|thai-text\/(?:digits|normalize|word-breaks)|file\/picture-widths))\.ts$|\/node_modules\/react\/(?:cjs\/react-)?jsx-runtime\b/

/** The sheets of what the public pages are made of: one file is sooner there than twenty, whose first lines all hold up the page. */
const sheets =
  /\/src\/(?:ui\/(?!office\/|player\/|table\/|account\/)|app\/layouts\/(?!office)|platform\/content\/page\/|modules\/(?:cms\/components\/(?!builder\/|versions\/)|\w+\/blocks\/)).*\.css$/

/** What every public page has anyway, and what nearly every page of courses has: in one script each, which asks the way there but once. */
const frame =
  /\/src\/(?:app\/layouts\/public(?:-frame)?|platform\/content\/page\/view\/page-view|modules\/cms\/components\/page-face)\.tsx|\/src\/ui\/(?:frame\/avatar|state\/(?:dialog|alert|state|toast\/show-toast)|button\/(?:button|icon-button|badge)|prose\/(?:article|breakable|crumbs|rich-text))\.tsx?$|\/react-router\/dist\/\w+\/lib\/href\.|\/node_modules\/react-dom\/(?:index|cjs\/react-dom\.production)\.js$/
const courses =
  /\/src\/(?:ui\/(?:course\/(?:course-card|cover|facts|price-tag)|prose\/pager)|modules\/lesson\/components\/(?:marked|course-cards))\.tsx$/

/** The reader of PDFs, half a megabyte that changes only with its package. */
const pdf = /\/node_modules\/pdfjs-dist\//

/** Packages of many files that the server would look up one by one when it starts: they are built into it. */
const scattered = [
  /^@(mantine|tabler|puckeditor|tiptap|simplewebauthn)\//,
  /^prosemirror-/,
  'kysely',
  'jose',
  'zod',
  'htmlparser2',
]

/** The pages and the server are entries of one build, so that a module is loaded once (docs/architecture.md). */
export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), viewsWithoutLists],
  ...(mode === 'production' && { css: { modules: { generateScopedName: classNames(import.meta.dirname) } } }),
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // How long plugins take on a slow machine is for who asks.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'small', test: small },
                { name: 'sheets', test: sheets },
                { name: 'frame', test: frame },
                { name: 'courses', test: courses },
                { name: 'pdf', test: pdf },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: mode === 'production' ? { noExternal: scattered } : {},
      // What a browser gets only when it is wanted is there at once on the server: that it is not put off says nothing.
      build: { rollupOptions: { input: './src/app/main.ts', checks: { ineffectiveDynamicImport: false } } },
    },
  },
  // Found later, a package would be optimised again under a screen that is open already.
  optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.test.tsx'] },
  server: { host: '127.0.0.1' },
}))
