import { createServer, type IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import pg from 'pg'

/** From the product: the compressed bytes of a cached page, and three uncompressed pages. */
export interface Pages {
  kept: string
  course: string
  blocks: string
  sixty: string
}

/**
 * The minimum that Node and PostgreSQL need for the requests of `npm run bench -- cost`: bare node:http and pg. Its
 * statements are written by hand, without rights, checks or pages. Its pages read the same rows and return the HTML of
 * ours. Its arguments are the URL of the database and the site. Standard input carries the bytes of the cached
 * catalogue and the HTML of three pages. It prints its port.
 */
const [url, site] = process.argv.slice(2) as [string, string]
const pool = new pg.Pool({ connectionString: url, max: 10, application_name: 'bare' })
const compress = promisify(brotliCompress)
const live = 'site = $1 and "removedAt" is null and status'

const rowsOf = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query<Record<string, string | number | null>>({ name, text, values: [site, ...values] })).rows

const newest = () => rowsOf('newest', `select * from course where ${live} order by "createdAt" desc, _id limit 20`)
const total = async () => (await rowsOf('total', `select count(*) from course where ${live}`))[0]!['count']
const counts = () =>
  rowsOf(
    'counts',
    `select g.code, g.name, (select count(*) from course where ${live} and category @> array[g.code]) as count
      from category g where g.site = $1 and g."removedAt" is null and g.visible`,
  )

async function list() {
  const [data, count] = await Promise.all([newest(), total()])
  return { status: 200, data, total: Number(count) }
}

async function listOf(category: string, before: string) {
  const where = `${live} and category @> array[$2] and "createdAt" < $3`
  const [data, count] = await Promise.all([
    rowsOf('newest of a category', `select * from course where ${where} order by "createdAt" desc, _id limit 20`, [
      category,
      before,
    ]),
    rowsOf('total of a category', `select count(*) from course where ${where}`, [category, before]),
  ])
  return { status: 200, data, total: Number(count[0]!['count']) }
}

async function found(term: string, limit: number) {
  const where = `${live} and search like $2`
  const [data, count] = await Promise.all([
    rowsOf(`found ${limit}`, `select * from course where ${where} limit ${limit}`, [`%${term}%`]),
    rowsOf('found total', `select count(*) from course where ${where}`, [`%${term}%`]),
  ])
  return { status: 200, data, total: Number(count[0]!['count']) }
}

async function page() {
  const [courses, count, categories] = await Promise.all([newest(), total(), counts()])
  const cards = courses.map(({ _id, name }) => `<article><a href="/lesson/detail/${_id}">${name}</a></article>`)
  const menu = categories.map(({ code, name, count: of }) => `<a href="/lesson/categories/${code}">${name} ${of}</a>`)
  return packed(`<!doctype html><main><h1>${count}</h1><nav>${menu.join('')}</nav>${cards.join('')}</main>`)
}

const packed = (html: string) =>
  compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 14 } })

/** Reads the rows of a course and returns the compressed HTML of our page. */
async function coursePage(id: string) {
  const of = '"courseID" = $2 and "removedAt" is null'
  await Promise.all([
    rowsOf('course', `select * from course where ${live} and _id = $2`, [id]),
    rowsOf('lessons', `select * from lesson where site = $1 and ${of} and status order by "order", _id`, [id]),
    rowsOf('reviews', `select * from review where site = $1 and ${of} order by "createdAt" desc limit 11`, [id]),
    rowsOf('sessions', `select * from lesson_session where site = $1 and ${of} and "endsAt" >= now() limit 20`, [id]),
  ])
  return packed(pages.course)
}

/** The same for a page with the courses of three categories. */
async function blocksPage(slug: string, { each, letters }: { each: number; letters: string }) {
  const newestOf = `select * from course where ${live} and category @> array[$2] order by "createdAt" desc, _id limit ${each}`
  await Promise.all([
    rowsOf('page', `select * from post where site = $1 and slug = $2 and "removedAt" is null`, [slug]),
    ...['electric', 'food', 'safety'].map((code) => rowsOf(`newest ${each} of`, newestOf, [code])),
  ])
  return packed(letters)
}

const people = rowsOf('people', `select _id from "user" where site = $1 and role = 'user' order by _id limit 100`)
const learners = new Map<string, number>()

/** Each cookie is a separate learner. */
async function enrol(cookie: string, courseID: string) {
  const at = learners.get(cookie) ?? learners.size
  learners.set(cookie, at)
  const user = (await people)[at]!['_id']
  const client = await pool.connect()
  try {
    await client.query('begin')
    const course = { name: 'held', text: `select _id from course where ${live} and _id = $2 for no key update` }
    await client.query({ ...course, values: [site, courseID] })
    const made = `insert into enroll (site, _id, "createdAt", "updatedAt", version, search, "userID", "courseID", standing, source, passed, "activeAt")
      select $1, substr(md5(random()::text), 1, 24), now(), now(), 1, '', $2, $3, 'active', 'self', false, now()
      where not exists (select 1 from enroll where site = $1 and "userID" = $2 and "courseID" = $3 and "removedAt" is null)
      returning _id`
    const { rows } = await client.query({ name: 'enrol', text: made, values: [site, user, courseID] })
    await client.query('commit')
    return { status: 200, data: rows[0] }
  } finally {
    client.release()
  }
}

async function answer(path: string, { body, cookie }: { body: string; cookie: string }) {
  if (path === '/api/category/aggregate') return counts()
  if (path === '/api/enroll') return enrol(cookie, (JSON.parse(body) as { data: { courseID: string } }).data.courseID)
  if (path === '/api/course/query') {
    const { paging } = JSON.parse(body) as { paging: { limit: number } }
    const term = /"\$regex":"([^"]+)"/.exec(body)?.[1]
    const [, category, before] = /"category":"([^"]+)".*"\$lt":"([^"]+)"/.exec(body) ?? []
    if (term) return found(term, paging.limit)
    return category && before ? listOf(category, before) : list()
  }
  return (await rowsOf('one', `select * from course where ${live} and _id = $2`, [path.split('/').at(-1)]))[0]
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const pages = JSON.parse((await bodyOf(process.stdin as unknown as IncomingMessage)).toString()) as Pages
const kept = Buffer.from(pages.kept, 'base64')
const html = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }

const pageAt = (path: string) =>
  path.startsWith('/lesson/home')
    ? page()
    : path.startsWith('/lesson/detail/')
      ? coursePage(path.slice('/lesson/detail/'.length, '/lesson/detail/'.length + 24))
      : path.startsWith('/cms/page/bench-sixty')
        ? blocksPage('bench-sixty', { each: 20, letters: pages.sixty })
        : path.startsWith('/cms/page/')
          ? blocksPage('bench-twelve', { each: 4, letters: pages.blocks })
          : null

const server = createServer((request, response) => {
  const { url: path = '/', headers } = request
  const send = async () => {
    if (path === '/lesson/home') return response.writeHead(200, html).end(kept)
    const made = pageAt(path)
    if (made) return response.writeHead(200, html).end(await made)
    const said = { body: (await bodyOf(request)).toString(), cookie: headers.cookie ?? '' }
    const told = JSON.stringify(await answer(path, said))
    return response.writeHead(200, { 'content-type': 'application/json' }).end(told)
  }
  send().catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(String((server.address() as { port: number }).port)))
