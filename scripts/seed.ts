import { buildIfStale } from './building/build.ts'
import { built, root } from './building/built.ts'

const help = `Usage: npm run seed -- demo|empty|bench|large
Plants into an empty database (DATA_DIR or DATABASE_URL, docs/configuration.md) and ends:
  demo   the demo academies with their accounts, as the first npm start does
  bench  the demo, and on the site localhost 10,000 courses, 20,000 lessons, 4,000 learners (learner00001 …, with the
         password of the demo's accounts) and 200,000 enrolments with progress, for npm run bench
  large  the same ten times over: 100,000 courses, 40,000 learners, 2,000,000 enrolments, in some minutes
  empty  the tables and nothing in them; start with WICHA_SEED=empty to keep it so
A database that knows a site already is left as it is.`

const kinds = ['demo', 'empty', 'bench', 'large'] as const
const kind = kinds.find((one) => one === process.argv[2])

if (process.argv.includes('--help')) console.log(help)
else if (!kind || process.argv.length > 3) {
  console.error(help)
  process.exitCode = 1
} else process.exitCode = await plant(kind)

async function plant(what: (typeof kinds)[number]): Promise<number> {
  process.env['NODE_ENV'] = 'production'
  const { seed } = await built(buildIfStale())
  const started = performance.now()
  try {
    const accounts = await seed(root, what)
    if (accounts === null) return refuse()
    console.log(`Loaded: ${what}, in ${((performance.now() - started) / 1000).toFixed(1)} s\n${accounts}`.trimEnd())
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

function refuse() {
  const place = process.env['DATABASE_URL'] ? 'DATABASE_URL' : `DATA_DIR (${process.env['DATA_DIR'] || './data'})`
  console.error(`ฐานข้อมูลนี้มีเว็บไซต์อยู่แล้ว จึงไม่ได้เพิ่มข้อมูลใด ๆ
The database at ${place} knows sites already, so nothing was loaded. Name an empty one.`)
  return 1
}
