import type { AnyField } from '../field.ts'

/** The collection that stores the code lists of a site. */
export const codeItems = 'code_item'

/** The field contains a code of one of the site's lists. Forms offer the list, and the list counts its uses. */
export const listedIn = <F extends AnyField>(list: string, field: F): F => ({ ...field, codeList: list })
