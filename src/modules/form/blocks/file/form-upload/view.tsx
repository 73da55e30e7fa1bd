import { UploadField } from '../../../components/field/file/upload-field.tsx'
import type { FieldContent } from '../../../components/state/use-field.ts'

/** Files that a person attaches. */
export default function FormUpload({ shown }: { shown: FieldContent }) {
  return <UploadField content={shown} />
}
