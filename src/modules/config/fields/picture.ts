import { file } from '#platform/data/collection/field-builders.ts'

/** A picture of the site: its storage key or an https URL. */
export const picture = file({ extensions: ['svg', 'png', 'webp', 'jpg', 'jpeg', 'gif', 'ico'] })
