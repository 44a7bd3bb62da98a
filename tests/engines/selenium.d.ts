/** What the user journey needs of `selenium-webdriver`, which has no types of its own. */
export interface Element {
  isDisplayed(): Promise<boolean>;
  click(): Promise<void>;
  clear(): Promise<void>;
  sendKeys(text: string): Promise<void>;
}
export interface Driver {
  get(url: string): Promise<void>;
  findElements(by: unknown): Promise<Element[]>;
  executeScript<Result>(script: string, ...values: unknown[]): Promise<Result>;
  wait<Result>(
    condition: () => Promise<Result | null>,
    timeout: number,
    message: string,
  ): Promise<NonNullable<Result>>;
  manage(): {
    window(): {
      setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown>;
    };
  };
  getCapabilities(): Promise<{ get(name: string): string }>;
  quit(): Promise<void>;
}
export class Builder {
  usingServer(url: string): this;
  withCapabilities(capabilities: Capabilities): this;
  build(): Promise<Driver>;
}
export class Capabilities {
  constructor(capabilities: object);
}
export const By: { css(selector: string): unknown };
