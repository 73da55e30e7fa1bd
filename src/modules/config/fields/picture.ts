import { file } from '#platform/data/collection/field-builders.ts'

/** A picture of the site's own: its key in the store, or an https address. */
export const picture = file({ extensions: ['svg', 'png', 'webp', 'jpg', 'jpeg', 'gif', 'ico'] })
