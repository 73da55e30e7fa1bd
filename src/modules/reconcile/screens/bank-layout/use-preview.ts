import { useState } from 'react'
import { formatBaht } from '#domain/money/baht.ts'
import { layoutOf, type LayoutPlaces, type LineKind } from '#domain/money/bank-file/layout-places.ts'
import { type FilePreview, previewFile } from '#domain/money/bank-file/preview-file.ts'
import { fill } from '#platform/site/i18n/words.ts'

interface PreviewView {
  locale: 'th' | 'en'
  words: { readable: string }
  faults: Record<string, string>
  account: { bank: string; account: string; amountUnit: 'satang' | 'baht' }
  groups: readonly { kind: LineKind; fields: readonly { name: string }[] }[]
}

/** Reads the sample file of a form in the browser, again with each place that changes. Without script the server reads it. */
export function usePreview(view: PreviewView, answered: FilePreview | null) {
  const [own, setOwn] = useState<FilePreview | null>(null)
  const preview = own ?? answered
  const readForm = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    const file = given.get('file')
    if (!(file instanceof File) || file.size === 0) return
    const layout = layoutOf(placesIn(given, view.groups), view.account.amountUnit)
    const bytes = new Uint8Array(await file.arrayBuffer())
    setOwn(previewFile(bytes, { account: view.account, layout, at: Number(given.get('at')) || 1 }))
  }
  return { preview, text: preview ? textOf(view, preview) : '', readForm }
}

function textOf({ locale, words, faults }: PreviewView, { result }: FilePreview): string {
  if ('fault' in result) return fill(faults[result.fault.code] ?? '', { line: result.fault.line })
  return fill(words.readable, { n: result.count, amount: formatBaht(result.total, { style: 'symbol', locale }) })
}

function placesIn(form: FormData, groups: PreviewView['groups']): LayoutPlaces {
  const number = (name: string) => Math.max(0, Math.trunc(Number(form.get(name))) || 0)
  const ranges = Object.fromEntries(
    groups.map(({ kind, fields }) => [
      kind,
      Object.fromEntries(
        fields.map(({ name }) => [
          name,
          [Math.max(0, number(`${kind}.${name}.first`) - 1), number(`${kind}.${name}.last`)] as const,
        ]),
      ),
    ]),
  )
  return { ...(ranges as unknown as LayoutPlaces), length: number('length') }
}
