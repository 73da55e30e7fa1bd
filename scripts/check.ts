import { buildIfStale } from './building/build.ts'

if (!process.argv.includes('--help')) buildIfStale()
await import('../checks/run.ts')
