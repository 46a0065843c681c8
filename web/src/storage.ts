/** What this device keeps. Where a browser refuses to keep anything, it is kept until the page is left. */

const memory = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`regicide.${key}`);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`regicide.${key}`, value);
  } catch {
    memory.set(key, value);
  }
}
