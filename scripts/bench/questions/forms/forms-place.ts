import { twoPagePdf } from '../../../../tests/journeys/support/pdf.ts'
import type { CleanupStack } from '../../cleanup-stack.ts'
import { ask } from '../../load.ts'
import { newPlace, type Place, signIn, startAt, type Subject } from '../../servers.ts'
import { cloneRows } from '../clone-rows.ts'
import { openBareAt } from '../standing.ts'
import { answersWith, everyKind, marks } from './every-kind.ts'
import { submissions } from './size.ts'

/** The name of the file that is sent with the form. */
export const fileName = 'สำเนาบัตร.pdf'

/** A form of every kind of field in an academy of the demo, and its first submission. */
export interface FormsPlace {
  kind: Subject['kind']
  port: number
  staff: string
  formID: string
  submissionID: string
}

/** Publishes the form of every kind and sends it once, as a learner. `cloned` starts the product again with copies of the submission. */
export async function openFormsPlace(
  kind: Subject['kind'],
  traces: CleanupStack,
): Promise<{ first: FormsPlace; cloned: () => Promise<FormsPlace> }> {
  const place = await newPlace(kind, traces)
  const demo = await startAt(place, traces)
  const { port } = demo
  const staff = await signInStaff(port)
  const data = everyKind('bench-every-kind')
  const formID = await makeForm(port, { staff, data })
  const submissionID = await sendForm(port, formID)
  const first = { kind, port, staff, formID, submissionID }
  const cloned = async () => {
    await demo.stop()
    await cloneSubmission(place, first)
    const running = await startAt(place, traces)
    return { ...first, port: running.port, staff: await signInStaff(running.port) }
  }
  return { first, cloned }
}

const signInStaff = async (port: number) => (await ask(port, signIn('superadmin', 'backend'))).cookie

async function makeForm(port: number, { staff: cookie, data }: { staff: string; data: object }): Promise<string> {
  const { text } = await ask(port, { method: 'POST', path: '/api/post', cookie, body: { data } })
  return (JSON.parse(text) as { _id: string })._id
}

async function sendForm(port: number, formID: string): Promise<string> {
  const { cookie } = await ask(port, signIn('somchai', 'frontend'))
  const post = async (path: string, body: object) =>
    JSON.parse((await ask(port, { method: 'POST', path, cookie, body })).text) as Record<string, unknown>
  const { version, key, token } = await post('/api/form/open', { formID })
  const formData = answersWith(await upload(port, cookie))
  const { _id } = await post('/api/form', { data: { formID, formData }, options: { version, token, key } })
  return String(_id)
}

async function upload(port: number, cookie: string): Promise<string> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(twoPagePdf())], fileName, { type: 'application/pdf' }))
  const origin = `http://localhost:${port}`
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers: { cookie, origin }, body })
  if (answer.status !== 200) throw new Error(`the upload was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: { key: string } }).data.key
}

const idSql = `'f' || lpad(to_hex(n), 23, '0')`

/** Copies the submission with its answer index. Each copy has answers of its own. */
async function cloneSubmission(place: Place, { submissionID }: FormsPlace): Promise<void> {
  const bare = await openBareAt(place)
  const count = submissions
  try {
    await cloneRows(bare, {
      ...{ table: 'form', where: `_id = '${submissionID}'`, count },
      set: {
        _id: idSql,
        formData: `(${ownSql('source."formData"::text')})::jsonb`,
        number: `'FRM-2569-' || lpad((100000 + n)::text, 6, '0')`,
        createdAt: `source."createdAt" - n * interval '1 hour'`,
      },
    })
    const { rows } = await bare.query(
      `select field, copy, item from form_answer where "submissionID" = $1 order by field, copy, item`,
      [submissionID],
    )
    for (const { field, copy, item } of rows as { field: string; copy: number; item: number }[])
      await cloneRows(bare, {
        table: 'form_answer',
        where: `"submissionID" = '${submissionID}' and field = '${field}' and copy = ${copy} and item = ${item}`,
        count,
        set: {
          ...{ submissionID: idSql, text: ownSql('source.text'), at: ownSql('source.at') },
          number: `case when source.number = ${marks.number} then n else source.number end`,
        },
      })
  } finally {
    await bare.close()
  }
}

/** A text of the submission as SQL, with the marks of its answers replaced by those of the `n`th copy. */
const ownSql = (text: string) =>
  `replace(replace(replace(${text}, '${marks.number}', n::text), '${marks.choice}', 'kind' || n % 5),
    '${marks.day}', to_char(date '1950-01-01' + n, 'YYYY-MM-DD'))`
