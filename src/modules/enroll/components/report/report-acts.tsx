import { Form } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import { type MadeFile, MadeFileLink } from '#ui/state/made-file.tsx'

type Words = Record<'export' | 'csv' | 'print', string>

/** The buttons that export or print a report. */
export function ReportActs({ words, file }: { words: Words; file: MadeFile | undefined }) {
  return (
    <>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="xlsx" icon="download">
          {words.export}
        </Button>
        <MadeFileLink file={file} isHidden />
      </Form>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="csv" look="bare">
          {words.csv}
        </Button>
      </Form>
      <Button icon="printer" look="bare" onClick={() => print()}>
        {words.print}
      </Button>
    </>
  )
}
