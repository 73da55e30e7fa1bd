import StarterKit from '@tiptap/starter-kit'
import { asWritten, image, marks } from './elements.ts'
import { lockedBlock } from './locked.ts'
import { tables } from './tables.ts'

/** What a text in the editor is made of: every element of rich text, or a locked block. `locked` is what is said of such a block. */
export const documentParts = ({ locked }: { locked: string }) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    code: false,
    trailingNode: false,
  }),
  ...marks,
  image,
  ...tables,
  lockedBlock(locked),
  asWritten,
]
