/** Under it the scenes that the viewer sees are kept. */
export const scenesKey = ['scenes'] as const
