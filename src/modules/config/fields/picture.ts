import { file } from '#platform/collection/kinds.ts'

/** A picture of the site's own: its key in the store, or an https address. */
export const picture = file({ extensions: ['svg', 'png', 'webp', 'jpg', 'jpeg', 'gif', 'ico'] })
