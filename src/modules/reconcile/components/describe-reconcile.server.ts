import { href } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { RelatedList } from '#ui/office/description.ts'
import { accountsOf } from '../files/load-file.server.ts'
import { sampleAccount } from '../files/sample-file.server.ts'
import { type FileKind, fileStates } from '../rules/file-states.ts'
import { screenWords as words } from '../screen-words.ts'
import { describeFile } from './describe-file.server.ts'

/** The address of a kind of files, or of one file there. */
export const addressOf = (kind: FileKind, fileID?: string) => {
  const path = kind === 'bill' ? href('/lesson/reconcile') : href('/lesson/reconcile-xls')
  return fileID ? `${path}?file=${fileID}` : path
}

/** Describes the screen of a kind of files: the form, the chosen file, and the files that were read. */
export async function describeReconcile(ctx: Context, of: { kind: FileKind; route: Route | null; fileID: string }) {
  const { locale } = ctx
  const heading = of.route?.meta.title[locale] ?? ''
  const accounts = await accountsOf(ctx)
  const other = of.kind === 'bill' ? 'statement' : 'bill'
  return {
    ...{ title: pageTitle(ctx, heading), heading, words: inLocale(words, locale) },
    fileLabel: words[of.kind === 'bill' ? 'billFile' : 'statementFile'][locale],
    accept: of.kind === 'bill' ? '.txt,.dat,text/plain' : '.xlsx,.csv',
    accounts: accounts.map(({ _id, name, account }) => ({ value: _id, label: `${name} (${account})` })),
    links: [
      ...(await sampleLink(ctx, of.kind)),
      { label: words[other][locale], href: addressOf(other) },
      { label: words.work[locale], href: href('/order/work') },
    ],
    layouts:
      of.kind === 'bill'
        ? accounts.map(({ _id: id, name }) => ({ label: name, href: href('/setup/bank-account/layout/:id', { id }) }))
        : [],
    addAccount: href('/setup/bank-account/add'),
    file: of.fileID === '' ? null : await describeFile(ctx, of.fileID),
    files: { title: words.files[locale], list: await filesOf(ctx, of.kind) },
  }
}

/** The demo offers a bank file that fits its orders. */
async function sampleLink(ctx: Context, kind: FileKind) {
  const account = kind === 'bill' ? await sampleAccount(ctx) : undefined
  if (!account) return []
  return [{ label: words.sampleFile[ctx.locale], href: href('/lesson/reconcile/sample/:id', { id: account._id }) }]
}

async function filesOf(ctx: Context, kind: FileKind): Promise<RelatedList> {
  const { locale } = ctx
  const files = await from(ctx, 'bank_file')
    .select(['bank_file._id', 'bank_file.name', 'bank_file.rowCount', 'bank_file.total', 'bank_file.state'])
    .select(['bank_file.createdAt', 'bank_file.byName'])
    .where('bank_file.kind', '=', kind)
    .orderBy('bank_file.createdAt', 'desc')
    .orderBy('bank_file._id', 'desc')
    .limit(20)
    .execute()
  return {
    columns: [
      { name: 'file', label: words.file[locale], kind: 'text' },
      { name: 'rows', label: words.rows[locale], kind: 'number' },
      { name: 'total', label: words.total[locale], kind: 'money' },
      { name: 'state', label: words.state[locale], kind: 'text' },
    ],
    rows: files.map(({ _id, name, rowCount, total, state, createdAt, byName }) => ({
      ...{ id: _id, href: addressOf(kind, _id), actions: [] },
      under: `${byName} · ${formatInstant(createdAt, { length: 'medium', locale })}`,
      cells: {
        file: { text: name },
        rows: { text: rowCount.toLocaleString('th-TH') },
        total: { text: formatBaht(total, { style: 'symbol', locale }) },
        state: { text: fileStates.find(({ value }) => value === state)!.label[locale] },
      },
    })),
    empty: { title: words.noFiles[locale] },
    words: listWords(locale),
  }
}
