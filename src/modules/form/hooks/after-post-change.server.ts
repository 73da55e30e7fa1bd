import { isDeepStrictEqual } from 'node:util'
import { lintForm } from '#domain/form/lint-form.ts'
import { whenIssues } from '#domain/form/lint/when-issues.ts'
import { formOf } from '#domain/form/read-form.ts'
import { readPage } from '#domain/page/page.ts'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { invalid } from '#platform/errors/errors.ts'
import { publishVersion } from '../submissions/form/versions.server.ts'

/** Publishing a form, or a change of a published one, stores a version of it. A form that cannot be answered is refused. */
const publishForm: AfterChange = async (ctx, { before, row }) => {
  if (!isForm(row) || !isChanged({ before, row })) return
  const read = readPage(row['builder'])
  if (!('page' in read)) return
  const definition = formOf(read.page)
  const issues = [...whenIssues(read.page), ...lintForm(definition)]
  if (issues.length > 0) throw invalid(...issues.map(({ code, th, en }) => ({ field: 'builder', code, th, en })))
  await publishVersion(ctx, { formID: row._id, definition })
}

export default publishForm

const isForm = (row: Record<string, unknown>) =>
  row['type'] === 'form' && row['status'] === true && row['purpose'] === 'page'

const isChanged = ({ before, row }: ChangedRow) =>
  before === null || !isForm(before) || !isDeepStrictEqual(before['builder'], row['builder'])
