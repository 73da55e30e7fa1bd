import type { AnyField } from '../field.ts'

/** The collection that holds the lists of codes of a site. */
export const codeItems = 'code_item'

/** The field holds a code of one of the site's lists: forms offer what is on it, and the list counts where it is used. */
export const listedIn = <F extends AnyField>(list: string, field: F): F => ({ ...field, codeList: list })
