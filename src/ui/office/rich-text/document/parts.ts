import StarterKit from '@tiptap/starter-kit'
import { asWritten, image, marks } from './elements.ts'
import { lockedBlock } from './locked.ts'
import { tables } from './tables.ts'

/** The parts of a document in the editor: every element of rich text, or a locked block. `locked` is its label. */
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
