import { Menu } from '@mantine/core'
import { Button } from '#ui/office/controls/button.tsx'
import type { EditorDescription } from '../describe-editor.server.ts'

interface ValueMenuProps {
  values: readonly string[]
  described: Pick<EditorDescription, 'words'>
  /** The label of the field into which it inserts. */
  label: string
  onInsert: (placeholder: string) => void
}

/** Inserts a placeholder at the end of a field. */
export function ValueMenu({ values, described: { words }, label, onInsert }: ValueMenuProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button look="bare" isSmall icon="plus" aria-label={`${words.insert}: ${label}`}>
          {words.insert}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {values.map((path) => (
          <Menu.Item key={path} onClick={() => onInsert(`{{${path}}}`)}>
            <code>{path}</code>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
