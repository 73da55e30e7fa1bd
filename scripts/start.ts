import { buildIfStale } from './building/build.ts'
import { built, root } from './building/built.ts'
import { settle } from './building/settle.ts'

if (process.argv.includes('--help')) {
  console.log(
    'npm start: builds if stale, migrates, plants the demo on the first run, and serves (docs/configuration.md)',
  )
  process.exit(0)
}
process.env['NODE_ENV'] = 'production'
const build = buildIfStale()
const { serve } = await built(build)
await serve({ root, build }).then(settle, (error: Error) => {
  console.error(error.message)
  process.exit(1)
})
