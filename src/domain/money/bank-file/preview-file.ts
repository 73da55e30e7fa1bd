import { addBaht } from '../baht.ts'
import type { BankFileLayout, FileAccount } from './layout.ts'
import type { LineKind } from './layout-places.ts'
import { type BankFileFault, readBankFile } from './read-bank-file.ts'

/** How a layout reads a file: the text of each field, and what the whole file gives. */
export interface FilePreview {
  /** The text by line and field, as `detail.ref1`. */
  values: Record<string, string>
  result: { fault: BankFileFault } | { count: number; total: number }
}

/**
 * Reads a file with a layout that is still being made: the fields of the first line, the last one and the row `at`, counted
 * from 1. The total is in baht, without reversals.
 */
export function previewFile(
  bytes: Uint8Array,
  { account, layout, at }: { account: FileAccount; layout: BankFileLayout; at: number },
): FilePreview {
  const lines = new TextDecoder('windows-874').decode(bytes).split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const detail = lines[at] ?? ''
  const textOf: Record<LineKind, string> = {
    ...{ everyLine: detail, header: lines[0] ?? '', detail, trailer: lines.at(-1) ?? '' },
  }
  const values = (Object.keys(textOf) as LineKind[]).flatMap((kind) =>
    Object.entries<readonly [number, number, string]>(layout[kind]).map(([name, [from, to]]) => [
      `${kind}.${name}`,
      textOf[kind].slice(from, to).trim(),
    ]),
  )
  const read = readBankFile(bytes, account, layout)
  return {
    values: Object.fromEntries(values) as Record<string, string>,
    result: 'fault' in read ? read : totalOf(read.file.rows),
  }
}

function totalOf(rows: readonly { kind: 'credit' | 'debit'; amount: number }[]) {
  const received = rows.filter(({ kind }) => kind === 'credit')
  return { count: rows.length, total: addBaht(...received.map(({ amount }) => amount)) }
}
