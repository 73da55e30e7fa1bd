import { loadsEditor, savesEditor } from '../../questions/editor/page/open-editor.server.ts'

export const loader = loadsEditor('question')
export const action = savesEditor('question')
