export function makeFonts(): Promise<void>
export function copyLicences(target: string): Promise<void>
