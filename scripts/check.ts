import { buildIfStale } from './build.ts'

if (!process.argv.includes('--help')) buildIfStale()
await import('../checks/run.ts')
