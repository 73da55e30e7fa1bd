import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { ownFields, sets } from './every-kind.ts'
import { type Answers, readableAnswer } from './readable-answer.ts'
import type { FormsPlace } from './forms-place.ts'

/** How many answers a submission has, and which of them its PDF lacks. */
export interface PrintedAnswers {
  count: number
  missing: string[]
}

/** Compares the text of the PDF of a submission with its stored answers. */
export async function comparePdf(place: FormsPlace, stored: Answers): Promise<PrintedAnswers> {
  const { port, staff: cookie, formID, submissionID } = place
  const answer = await fetch(`http://localhost:${port}/cms/form/${formID}/pdf/${submissionID}`, {
    headers: { cookie, 'accept-language': 'th' },
  })
  if (answer.status !== 200) throw new Error(`the PDF was answered ${answer.status}`)
  const text = await textOf(new Uint8Array(await answer.arrayBuffer()))
  const expected = expectedAnswers(stored)
  return { count: expected.length, missing: expected.filter((one) => !text.includes(squeezed(one))) }
}

/** Each answer behind its label, as a person reads it. */
function expectedAnswers(stored: Answers): string[] {
  const of = (fields: typeof ownFields, answers: Answers) =>
    fields.filter(({ kind }) => kind !== 'note').map((field) => `${field.label} ${printed(field, answers[field.name])}`)
  const ofSets = sets.flatMap(({ name, fields }) => (stored[name] as Answers[]).flatMap((copy) => of(fields, copy)))
  return [...of(ownFields, stored), ...ofSets]
}

function printed(field: (typeof ownFields)[number], value: unknown): string {
  if (field.kind !== 'datetime') return readableAnswer(field, value)
  const text = String(value)
  return text.length === 10
    ? formatDay(text, { length: 'medium', locale: 'th' })
    : formatInstant(new Date(text).toISOString(), { length: 'medium', locale: 'th' })
}

/** The text of all pages without spaces and page numbers. Lines and pages break anywhere. */
async function textOf(data: Uint8Array): Promise<string> {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const pages: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await task.destroy()
  return pages.map((page) => squeezed(page).replace(/หน้า\d+จาก\d+$/, '')).join('')
}

const squeezed = (text: string) => text.normalize('NFKC').replace(/\s/g, '')
