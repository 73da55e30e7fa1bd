import type { StepCode } from '#domain/flow/step.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'

export const codeIcons: Record<StepCode, IconName> = {
  ...{ continue: 'chevron-right', stop: 'square', reload: 'refresh', wait: 'history', alert: 'message' },
  ...{ debug: 'tools', prompt: 'help-circle', condition: 'filter', call: 'player-play', request: 'search' },
  ...{ http: 'world', login: 'user', forgot: 'key', changepwd: 'lock', display: 'file-text', stock: 'box' },
  ...{ visible: 'eye', goto: 'external-link', email: 'mail' },
}
