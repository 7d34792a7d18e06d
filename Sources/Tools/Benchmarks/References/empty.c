/* A program that does nothing, to measure the cost of starting a process. */
int main(void) { return 0; }
