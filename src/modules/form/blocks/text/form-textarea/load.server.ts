import { fieldContent, type FieldLoad } from '../../field-content.ts'
import type { Props } from './block.ts'

export const load: FieldLoad<Props> = fieldContent
