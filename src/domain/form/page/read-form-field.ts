import type { PageObject } from '#domain/page/page.ts'
import { fieldTypes, type FormField } from '../definition.ts'
import { membersOf } from './members.ts'
import { stableName } from './stable-name.ts'

const PREFIX = 'form-'

/** Returns the field of a page object, with defaults for what its properties lack; null for another object. */
export function readFormField({ id, type: blockType, props }: PageObject): FormField | null {
  const type = fieldTypes.find((each) => blockType === PREFIX + each)
  if (type === undefined) return null
  const name = typeof props['name'] === 'string' && props['name'] !== '' ? props['name'] : stableName('field', id)
  return { id, name, type, ...membersOf(props) }
}
