import { loadsEditor, savesEditor } from '../../questions/editor/page/open-editor.server.ts'

export const loader = loadsEditor('answer')
export const action = savesEditor('answer')
