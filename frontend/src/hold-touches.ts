type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Types once more what stands in a field, so that whoever listens now hears of it. */
function retype(field: Field, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const write = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  // Through the field itself the app learns of the empty text, past it it hears the change.
  field.value = '';
  write?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

type HeldTouches = {
  /** From here on somebody else answers presses; held as well, they would count twice. */
  leavePresses(): void;
  /** Does once more what was held. */
  release(): Promise<void>;
};

/** Until somebody listens, keeps what is typed, the last button pressed, and forms, whose fields would end up in the address. */
export function holdTouches(): HeldTouches {
  const typed = new Map<string, string>();
  let pressed: HTMLButtonElement | null = null;
  let isSent = false;
  const onInput = ({ target }: Event) => {
    if (isField(target)) typed.set(target.name, target.value);
  };
  const onClick = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    isSent = true;
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  const leavePresses = () => document.removeEventListener('click', onClick, true);
  const release = async () => {
    leavePresses();
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('submit', onSubmit, true);
    // Found by their names: what was drawn may have been drawn anew.
    for (const [name, value] of typed) {
      const field = document.getElementsByName(name)[0] ?? null;
      if (isField(field)) retype(field, value);
    }
    if (pressed?.type === 'button') pressed.click();
    if (!isSent) return;
    await nextFrame();
    document.querySelector('form')?.requestSubmit();
  };
  return { leavePresses, release };
}
