import type { ElementType } from 'react'
import { type MadeFile, MadeFileLink } from '#ui/state/made-file.tsx'
import { Button } from '../../controls/button.tsx'

type ExportFormProps = { form: ElementType; label: string; file: MadeFile | undefined }

/** Exports what is shown as a file. It posts the intent `export`, and the browser downloads the result at once. */
export function ExportForm({ form: Form, label, file }: ExportFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value="export" icon="download">
        {label}
      </Button>
      <MadeFileLink file={file} isHidden />
    </Form>
  )
}
